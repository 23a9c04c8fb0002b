export { t as createReceiveUpload } from "./receive-upload2.js";
