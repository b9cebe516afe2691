package com.admincloud.system.mapper;

import java.util.List;
import org.apache.ibatis.annotations.Select;

public interface I18nMapper {
    @Select("SELECT locale, message_key, message_value FROM sys_i18n ORDER BY id")
    List<Text> selectTexts();

    record Text(String locale, String key, String value) {}
}
