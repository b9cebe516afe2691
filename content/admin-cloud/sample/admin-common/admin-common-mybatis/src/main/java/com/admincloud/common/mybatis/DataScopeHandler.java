package com.admincloud.common.mybatis;

import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.DataScopes;
import com.admincloud.common.core.LoginUser;
import com.baomidou.mybatisplus.extension.plugins.handler.MultiDataPermissionHandler;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import net.sf.jsqlparser.JSQLParserException;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.parser.CCJSqlParserUtil;
import net.sf.jsqlparser.schema.Table;

public class DataScopeHandler implements MultiDataPermissionHandler {
    private final Map<String, Optional<DataScope>> known = new ConcurrentHashMap<>();

    @Override
    public Expression getSqlSegment(Table table, Expression where, String statementId) {
        DataScope scope = known.computeIfAbsent(statementId, DataScopeHandler::find).orElse(null);
        LoginUser user = AdminContext.user();
        boolean isOther = scope == null || !scope.table().equals(table.getName().replace("`", ""));
        // A scheduled task has no user and sees all records of its tenant
        if (isOther || user == null || user.dataScope().all()) {
            return null;
        }
        String prefix = (table.getAlias() == null ? table.getName() : table.getAlias().getName()) + ".";
        return parse(condition(scope, prefix, user));
    }

    private static String condition(DataScope scope, String prefix, LoginUser user) {
        DataScopes scopes = user.dataScope();
        List<String> parts = new ArrayList<>();
        if (!scopes.deptIds().isEmpty()) {
            String ids = scopes.deptIds().stream().map(String::valueOf).collect(Collectors.joining(","));
            parts.add(prefix + scope.dept() + " IN (" + ids + ")");
        }
        if (scopes.self()) {
            parts.add(prefix + scope.user() + " = " + user.userId());
        }
        // The parentheses separate OR from the existing conditions
        return parts.isEmpty() ? "1 = 0" : "(" + String.join(" OR ", parts) + ")";
    }

    private static Optional<DataScope> find(String statementId) {
        int dot = statementId.lastIndexOf('.');
        try {
            Class<?> mapper = Class.forName(statementId.substring(0, dot));
            String method = statementId.substring(dot + 1);
            for (var candidate : mapper.getMethods()) {
                DataScope own = candidate.getAnnotation(DataScope.class);
                if (own != null && candidate.getName().equals(method)) {
                    return Optional.of(own);
                }
            }
            return Optional.ofNullable(mapper.getAnnotation(DataScope.class));
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        }
    }

    private static Expression parse(String condition) {
        try {
            return CCJSqlParserUtil.parseCondExpression(condition);
        } catch (JSQLParserException e) {
            throw new IllegalStateException("Cannot parse: " + condition, e);
        }
    }
}
