package com.admincloud.generator;

import com.admincloud.common.mybatis.TenantEntity;
import com.baomidou.mybatisplus.generator.FastAutoGenerator;
import com.baomidou.mybatisplus.generator.config.OutputFile;
import com.baomidou.mybatisplus.generator.engine.FreemarkerTemplateEngine;
import java.nio.file.Path;
import java.util.Map;

public final class Generate {
    private static final String URL = "jdbc:mysql://localhost:3306/admin_cloud?allowPublicKeyRetrieval=true&sslMode=DISABLED";

    private Generate() {}

    public static void main(String[] args) {
        String module = args[0];
        String table = args[1];
        Path root = Path.of("admin-" + module, "src/main");
        FastAutoGenerator.create(URL, "admin", System.getenv().getOrDefault("DB_PASSWORD", "admin"))
                .globalConfig(global -> global.author("generator").outputDir(root.resolve("java").toString()).disableOpenDir())
                .packageConfig(packages -> packages.parent("com.admincloud").moduleName(module)
                        .pathInfo(Map.of(OutputFile.xml, root.resolve("resources/mapper").toString())))
                .strategyConfig(strategy -> strategy.addInclude(table).addTablePrefix(module + "_")
                        .entityBuilder().enableLombok().superClass(TenantEntity.class)
                        .addSuperEntityColumns("id", "tenant_id", "create_by", "create_time", "update_by", "update_time", "deleted")
                        .controllerBuilder().enableRestStyle()
                        .serviceBuilder().formatServiceFileName("%sService"))
                .templateEngine(new FreemarkerTemplateEngine())
                .execute();
    }
}
