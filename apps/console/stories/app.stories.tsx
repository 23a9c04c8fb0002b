import { App } from "../src/shell/app.js";
import type { Stories } from "./story.js";

export const stories: Stories = { App: () => <App /> };
