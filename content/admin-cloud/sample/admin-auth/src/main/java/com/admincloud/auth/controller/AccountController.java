package com.admincloud.auth.controller;

import com.admincloud.auth.service.SignInService;
import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.LoginUser;
import com.admincloud.common.core.R;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import java.util.Set;
import lombok.RequiredArgsConstructor;
import org.springframework.http.HttpHeaders;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/account")
@RequiredArgsConstructor
public class AccountController {
    private final SignInService signIns;

    @PostMapping("/login")
    public R<SignedIn> login(@Valid @RequestBody SignIn form) {
        return R.ok(signIns.signIn(form));
    }

    @GetMapping("/captcha")
    public R<Captcha> captcha() {
        return R.ok(signIns.captcha());
    }

    /** The signed-in user, which Admin Plus loads after a reload. */
    @PostMapping("/info")
    @PreAuthorize("isAuthenticated()")
    public R<Info> info() {
        LoginUser user = AdminContext.user();
        return R.ok(new Info(String.valueOf(user.userId()), user.name(), "", user.access()));
    }

    @PostMapping("/logout")
    @PreAuthorize("isAuthenticated()")
    public R<Void> logout(@RequestHeader(HttpHeaders.AUTHORIZATION) String header) {
        signIns.signOut(header.substring("Bearer ".length()));
        return R.ok(null);
    }

    /** {@code captchaId} and {@code captcha} are required after too many consecutive wrong passwords. */
    public record SignIn(
            @NotBlank String tenant, @NotBlank String username, @NotBlank String password, String captchaId, String captcha) {}

    public record SignedIn(String uuid, String token, Info info) {}

    public record Info(String id, String name, String avatar, Set<String> access) {}

    /** {@code image} is a data URL. */
    public record Captcha(String id, String image) {}
}
