export { default, RollcallEnvironment } from "@rollcall/server/jest";
