package com.admincloud.common.core;

/** Errors of the platform. Only 404 is not a business code: a record that is not visible gets the same response as one that does not exist. */
public enum SystemError implements ErrorCode {
    NOT_FOUND(404, "error.404"),
    DUPLICATE(1000, "error.duplicate"),
    USER_NAME_TAKEN(1001, "system.user.taken"),
    TENANT_EXPIRED(1002, "system.tenant.expired"),
    PARAM_BUILT_IN(1003, "system.param.built-in"),
    SIGN_IN_FAILED(1004, "system.sign-in.failed"),
    SIGN_IN_LOCKED(1005, "system.sign-in.locked"),
    CAPTCHA_WRONG(1006, "system.captcha.wrong"),
    FILE_TYPE(1007, "system.file.type");

    private final int code;
    private final String key;

    SystemError(int code, String key) {
        this.code = code;
        this.key = key;
    }

    @Override
    public int code() {
        return code;
    }

    @Override
    public String key() {
        return key;
    }
}
