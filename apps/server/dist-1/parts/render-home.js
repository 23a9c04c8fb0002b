export { n as renderHome } from "./render-home2.js";
