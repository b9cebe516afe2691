package com.admincloud.crm;

import com.admincloud.common.core.Param;

public final class CrmParams {
    public static final Param<Integer> FOLLOW_UP_DAYS = Param.number("crm.follow-up-days", 7);
    public static final Param<Boolean> REVIEW_UPLOADS = Param.flag("crm.review-uploads", false);

    private CrmParams() {}
}
