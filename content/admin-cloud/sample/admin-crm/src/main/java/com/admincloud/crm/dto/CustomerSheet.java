package com.admincloud.crm.dto;

import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import lombok.Getter;
import lombok.Setter;
import org.apache.fesod.sheet.annotation.ExcelProperty;

@Getter
@Setter
public class CustomerSheet {
    @NotBlank
    @Size(max = 100)
    @ExcelProperty("Customer")
    private String name;

    @NotNull
    @ExcelProperty("Level")
    private Integer level;

    // Text: a number would lose a leading zero
    @Pattern(regexp = "\\d{11}")
    @ExcelProperty("Mobile")
    private String mobile;
}
