package com.admincloud;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModulesTest {
    private static final List<String> MODULES = List.of("system", "auth", "job", "crm");
    private final JavaClasses classes = new ClassFileImporter().importPackages("com.admincloud");

    @ParameterizedTest
    @ValueSource(strings = {"system", "auth", "job", "crm"})
    void businessModulesDoNotKnowEachOther(String module) {
        String[] others = MODULES.stream()
                .filter(other -> !other.equals(module))
                .map(other -> "com.admincloud." + other + "..")
                .toArray(String[]::new);
        noClasses().that().resideInAPackage("com.admincloud." + module + "..")
                .should().dependOnClassesThat().resideInAnyPackage(others)
                .check(classes);
    }
}
