package com.admincloud.crm;

import com.admincloud.common.core.ErrorCode;

public enum CrmError implements ErrorCode {
    CUSTOMER_DUPLICATE(2001, "crm.customer.duplicate"),
    CUSTOMER_CHANGED(2002, "crm.customer.changed");

    private final int code;
    private final String key;

    CrmError(int code, String key) {
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
