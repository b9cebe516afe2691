package com.admincloud.common.excel;

import java.util.List;

/** How many rows were saved, and each mistake with its row of the file. */
public record ImportResult(int saved, List<Failure> failures) {
    public record Failure(int row, String field, String message) {}
}
