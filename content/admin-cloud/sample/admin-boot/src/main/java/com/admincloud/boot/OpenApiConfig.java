package com.admincloud.boot;

import io.swagger.v3.oas.models.Components;
import io.swagger.v3.oas.models.OpenAPI;
import io.swagger.v3.oas.models.info.Info;
import io.swagger.v3.oas.models.security.SecurityRequirement;
import io.swagger.v3.oas.models.security.SecurityScheme;
import org.springdoc.core.models.GroupedOpenApi;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Profile;

@Profile("dev")
@Configuration(proxyBeanMethods = false)
public class OpenApiConfig {
    private static final String TOKEN = "token";

    @Bean
    OpenAPI openApi() {
        var scheme = new SecurityScheme().type(SecurityScheme.Type.HTTP).scheme("bearer");
        return new OpenAPI()
                .info(new Info().title("Admin Cloud").version("1"))
                .components(new Components().addSecuritySchemes(TOKEN, scheme))
                .addSecurityItem(new SecurityRequirement().addList(TOKEN));
    }

    @Bean
    GroupedOpenApi system() {
        return GroupedOpenApi.builder().group("system").pathsToMatch("/system/**", "/account/**").build();
    }

    @Bean
    GroupedOpenApi crm() {
        return GroupedOpenApi.builder().group("crm").pathsToMatch("/crm/**").build();
    }
}
