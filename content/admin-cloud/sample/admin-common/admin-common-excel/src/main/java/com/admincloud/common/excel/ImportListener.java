package com.admincloud.common.excel;

import jakarta.validation.ConstraintViolation;
import jakarta.validation.Validator;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import lombok.RequiredArgsConstructor;
import org.apache.fesod.sheet.context.AnalysisContext;
import org.apache.fesod.sheet.exception.ExcelDataConvertException;
import org.apache.fesod.sheet.read.listener.ReadListener;

@RequiredArgsConstructor
public class ImportListener<T> implements ReadListener<T> {
    private static final int BATCH = 500;
    private final Validator validator;
    private final Consumer<List<T>> save;
    private final List<T> batch = new ArrayList<>(BATCH);
    private final List<ImportResult.Failure> failures = new ArrayList<>();
    private int saved;

    @Override
    public void invoke(T row, AnalysisContext context) {
        int number = context.readRowHolder().getRowIndex() + 1;
        var violations = validator.validate(row);
        for (ConstraintViolation<T> violation : violations) {
            failures.add(new ImportResult.Failure(number, violation.getPropertyPath().toString(), violation.getMessage()));
        }
        if (violations.isEmpty()) {
            batch.add(row);
            if (batch.size() == BATCH) {
                flush();
            }
        }
    }

    @Override
    public void onException(Exception exception, AnalysisContext context) throws Exception {
        if (!(exception instanceof ExcelDataConvertException cell)) {
            throw exception;
        }
        failures.add(new ImportResult.Failure(cell.getRowIndex() + 1, String.valueOf(cell.getColumnIndex() + 1), "import.cell"));
    }

    @Override
    public void doAfterAllAnalysed(AnalysisContext context) {
        flush();
    }

    public ImportResult result() {
        return new ImportResult(saved, failures);
    }

    private void flush() {
        if (!batch.isEmpty()) {
            save.accept(List.copyOf(batch));
            saved += batch.size();
            batch.clear();
        }
    }
}
