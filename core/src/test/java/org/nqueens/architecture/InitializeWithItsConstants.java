package org.nqueens.architecture;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.HashSet;
import java.util.Set;

/**
 * A type whose static initializer makes objects of its own subtypes is the only one that makes
 * them. The initialization of either type needs that of the other, and two threads that begin at
 * different ends wait for each other for ever.
 */
final class InitializeWithItsConstants extends ArchCondition<JavaClass> {
  InitializeWithItsConstants() {
    super("alone make the subtypes of which they have constants");
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    if (type.getStaticInitializer().isEmpty()) {
      return;
    }
    Set<JavaClass> made = new HashSet<>();
    collect(type, type.getStaticInitializer().get(), new HashSet<>(), made);
    for (JavaClass subtype : made) {
      for (JavaMember member : subtype.getMembers()) {
        if (begins(member) && isOpen(member, type)) {
          String message =
              "%s begins at the subtype of %s".formatted(member.getFullName(), type.getName());
          events.add(SimpleConditionEvent.violated(member, message));
        }
      }
    }
  }

  /** Adds the subtypes that code of a type uses, directly or by other code of the type. */
  private static void collect(
      JavaClass type, JavaCodeUnit unit, Set<JavaCodeUnit> seen, Set<JavaClass> made) {
    if (!seen.add(unit)) {
      return;
    }
    for (JavaAccess<?> access : unit.getAccessesFromSelf()) {
      JavaClass owner = access.getTargetOwner();
      if (!owner.equals(type) && owner.isAssignableTo(type.getName())) {
        made.add(owner);
      }
      access
          .getTarget()
          .resolveMember()
          .filter(member -> owner.equals(type) && member instanceof JavaCodeUnit)
          .ifPresent(member -> collect(type, (JavaCodeUnit) member, seen, made));
    }
  }

  /** Whether a use of a member initializes its class. */
  private static boolean begins(JavaMember member) {
    return member instanceof JavaCodeUnit unit && unit.isConstructor()
        || member.getModifiers().contains(JavaModifier.STATIC);
  }

  /** Whether other code than that of a type uses a member of its subtype, or may use it. */
  private static boolean isOpen(JavaMember member, JavaClass type) {
    JavaClass subtype = member.getOwner();
    boolean isPublic =
        member.getModifiers().contains(JavaModifier.PUBLIC)
            && subtype.getModifiers().contains(JavaModifier.PUBLIC);
    return isPublic
        || member.getAccessesToSelf().stream()
            .map(JavaAccess::getOriginOwner)
            .anyMatch(origin -> !isWithin(origin, type) && !isWithin(origin, subtype));
  }

  private static boolean isWithin(JavaClass inner, JavaClass outer) {
    return inner.equals(outer) || inner.getName().startsWith(outer.getName() + "$");
  }
}
