package org.nqueens.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.stream.Stream;

/** A public type whose supertypes and accessible members name no type of an internal package. */
final class ExposeNoInternalType extends ArchCondition<JavaClass> {
  ExposeNoInternalType() {
    super("expose no internal type");
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    Stream<JavaType> supertypes =
        Stream.concat(type.getSuperclass().stream(), type.getInterfaces().stream());
    report(type.getName(), supertypes, events);
    type.getMembers().stream()
        .filter(ExposeNoInternalType::isAccessible)
        .forEach(member -> report(member.getFullName(), signature(member), events));
  }

  private static boolean isAccessible(JavaMember member) {
    return member.getModifiers().contains(JavaModifier.PUBLIC)
        || member.getModifiers().contains(JavaModifier.PROTECTED);
  }

  private static Stream<JavaType> signature(JavaMember member) {
    if (member instanceof JavaField field) {
      return Stream.of(field.getType());
    }
    JavaCodeUnit unit = (JavaCodeUnit) member;
    return Stream.of(
            Stream.of(unit.getReturnType()),
            unit.getParameterTypes().stream(),
            unit.getExceptionTypes().stream())
        .flatMap(types -> types);
  }

  private static void report(
      String where, Stream<? extends JavaType> types, ConditionEvents events) {
    types
        .flatMap(type -> type.getAllInvolvedRawTypes().stream())
        .filter(type -> (type.getPackageName() + ".").contains(".internal."))
        .forEach(
            type ->
                events.add(
                    SimpleConditionEvent.violated(
                        type, where + " exposes the internal type " + type.getName())));
  }
}
