package com.admincloud.common.excel;

import java.util.List;

/** The number of saved rows, and each error with its row in the file. */
public record ImportResult(int saved, List<Failure> failures) {
    public record Failure(int row, String field, String message) {}
}
