import type { Component } from 'vue'
import type { CrudDict } from './CrudDict.ts'
import type { CrudRow, CrudValues } from './CrudRow.ts'

/** The built-in controls. */
export type CrudFieldType =
  | 'text'
  | 'textarea'
  | 'number'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'switch'
  | 'date'
  | 'datetime'
  | 'time'
  | 'daterange'

/** A rule of View UI Plus's forms, in the format of async-validator. */
export type CrudRule = Readonly<Record<string, unknown>>

/** Passed to functions that decide whether a field is visible or disabled. */
export interface CrudFieldContext {
  values: CrudValues
  mode: 'create' | 'edit'
  /** The record being edited. */
  row: CrudRow | null
}

/** Overrides of a column for the dialog; missing options are taken from the column. */
export interface CrudFormField {
  title?: string
  type?: CrudFieldType
  dict?: string | CrudDict
  component?: Component
  props?: CrudValues
  default?: unknown
  rules?: CrudRule | readonly CrudRule[]
  required?: boolean
  tip?: string
  /** Width of the field in columns of a 24-column grid. */
  span?: number
  /** Name of the slot that renders the control. */
  slot?: string
  only?: 'create' | 'edit'
  disabled?: boolean | ((context: CrudFieldContext) => boolean)
  visible?: boolean | ((context: CrudFieldContext) => boolean)
}

/** Overrides of a column for the search bar; missing options are taken from the column. */
export interface CrudSearchField {
  title?: string
  type?: CrudFieldType
  dict?: string | CrudDict
  component?: Component
  props?: CrudValues
  default?: unknown
  /** Width of the field in columns of a 24-column grid. */
  span?: number
  /** Name of the slot that renders the control. */
  slot?: string
}
