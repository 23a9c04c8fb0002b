// The forms of world files and manifests, which are checked without a server.
export { listCellSchema, manifestParameterSchema, manifestSchema } from "@rollcall/api/webapi";
