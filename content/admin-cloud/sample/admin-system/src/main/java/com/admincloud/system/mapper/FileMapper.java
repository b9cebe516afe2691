package com.admincloud.system.mapper;

import com.admincloud.system.entity.FileRecord;
import com.baomidou.mybatisplus.core.mapper.BaseMapper;

public interface FileMapper extends BaseMapper<FileRecord> {}
