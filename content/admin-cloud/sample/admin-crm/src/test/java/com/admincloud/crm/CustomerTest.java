package com.admincloud.crm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.put;
import static org.springframework.test.web.servlet.result.MockMvcResultMatchers.status;

import com.admincloud.common.core.AdminContext;
import com.admincloud.crm.mapper.CustomerMapper;
import com.admincloud.test.AdminTest;
import com.admincloud.test.Tokens;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.test.web.servlet.MockMvc;

@AdminTest
class CustomerTest {
    @Autowired private CustomerMapper customerMapper;
    @Autowired private MockMvc mvc;
    @Autowired private Tokens tokens;

    @Test
    void anotherTenantSeesNothing() {
        AdminContext.asTenant(1001L, () -> assertThat(customerMapper.selectById(1L)).isNotNull());
        AdminContext.asTenant(1002L, () -> assertThat(customerMapper.selectById(1L)).isNull());
    }

    @Test
    void nothingChangesWithoutThePermission() throws Exception {
        mvc.perform(put("/crm/customer/1")
                        .header(HttpHeaders.AUTHORIZATION, "Bearer " + tokens.of(1001L, 2002L, "crm:customer:list"))
                        .contentType(MediaType.APPLICATION_JSON)
                        .content("{\"name\":\"X\",\"mobile\":\"13800000000\",\"contacts\":[{\"name\":\"A\"}]}"))
                .andExpect(status().isForbidden());
    }
}
