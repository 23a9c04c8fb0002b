// The forms of world files and manifests, which are checked without a server.
export {
  attachmentSchema,
  blockSchema,
  listCellSchema,
  manifestParameterSchema,
  manifestSchema,
  viewContentSchema,
} from "@rollcall/api/webapi";
