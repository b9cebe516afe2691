package com.admincloud.crm.service;

import com.admincloud.api.ParamApi;
import com.admincloud.crm.CrmParams;
import java.time.LocalDate;
import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Service;

@Service
@RequiredArgsConstructor
public class FollowUpService {
    private final ParamApi params;

    // #region due
    public LocalDate dueDate(LocalDate last) {
        return last.plusDays(params.get(CrmParams.FOLLOW_UP_DAYS));
    }
    // #endregion
}
