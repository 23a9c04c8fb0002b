export { H as chatPostMessageMethod } from "./messages.js";
