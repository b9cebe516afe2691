package com.admincloud.common.core;

/** What an operation does, for the filter of the operation log. */
public enum Action {
    ADD,
    EDIT,
    REMOVE,
    IMPORT,
    EXPORT,
    OTHER
}
