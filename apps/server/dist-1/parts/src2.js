import "./refuse-upgrade.js";
export { t as createTargetPolicy } from "./src.js";
import "./open-dispatcher.js";
