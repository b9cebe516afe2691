import { Tinypool } from 'tinypool'
import { createDrawing } from './createDrawing.ts'

/** Draws an image as PNG in a thread of the pool. */
export default createDrawing(Tinypool.workerData)
