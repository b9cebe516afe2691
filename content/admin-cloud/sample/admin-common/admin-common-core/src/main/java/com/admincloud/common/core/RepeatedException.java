package com.admincloud.common.core;

/** Thrown for a duplicate submission; the exception handler replies with HTTP 429. */
public class RepeatedException extends RuntimeException {}
