import { leadTls } from "./patch-tls.js";

// Node loads this module before a program, because NODE_OPTIONS names it. Child processes and workers inherit that.
const given = process.env["ROLLCALL_INTERCEPT"];
if (given !== undefined) leadTls(JSON.parse(given));
