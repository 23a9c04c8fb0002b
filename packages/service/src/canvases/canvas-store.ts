import type { Id } from "../values/ids.js";
import type { Canvas } from "./canvas.js";

export interface CanvasReader {
  get(id: Id): Promise<Canvas | undefined>;
}
