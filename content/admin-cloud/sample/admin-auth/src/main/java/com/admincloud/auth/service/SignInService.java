package com.admincloud.auth.service;

import com.admincloud.api.AccountApi;
import com.admincloud.api.AccountApi.Credentials;
import com.admincloud.auth.controller.AccountController.Captcha;
import com.admincloud.auth.controller.AccountController.Info;
import com.admincloud.auth.controller.AccountController.SignIn;
import com.admincloud.auth.controller.AccountController.SignedIn;
import com.admincloud.common.core.AdminProperties;
import com.admincloud.common.core.LoginUser;
import com.admincloud.common.core.ServiceException;
import com.admincloud.common.core.SystemError;
import com.admincloud.common.security.TokenService;
import lombok.RequiredArgsConstructor;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Service;

/** Counts wrong passwords by tenant and username, then requires a captcha, and finally locks the account for some time. */
@Service
@RequiredArgsConstructor
public class SignInService {
    private final AccountApi accounts;
    private final CaptchaService captchas;
    private final TokenService tokens;
    private final StringRedisTemplate redis;
    private final AdminProperties properties;

    public SignedIn signIn(SignIn form) {
        String key = "login:failures:" + form.tenant() + ":" + form.username();
        String counted = redis.opsForValue().get(key);
        int failures = counted == null ? 0 : Integer.parseInt(counted);
        var security = properties.security();
        if (failures >= security.maxFailures()) {
            throw new ServiceException(SystemError.SIGN_IN_LOCKED);
        }
        if (failures >= security.captchaAfter() && !captchas.matches(form.captchaId(), form.captcha())) {
            throw new ServiceException(SystemError.CAPTCHA_WRONG);
        }
        try {
            LoginUser user = accounts.check(new Credentials(form.tenant(), form.username(), form.password()));
            redis.delete(key);
            String id = String.valueOf(user.userId());
            return new SignedIn(id, tokens.create(user), new Info(id, user.name(), "", user.access()));
        } catch (ServiceException e) {
            redis.opsForValue().increment(key);
            redis.expire(key, security.lock());
            throw e;
        }
    }

    public Captcha captcha() {
        return captchas.create();
    }

    public void signOut(String token) {
        tokens.remove(token);
    }
}
