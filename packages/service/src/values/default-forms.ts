// The forms of world files, manifests and answers of apps, which are checked without a server.
export {
  attachmentSchema,
  blockOptionSchema,
  blockSchema,
  listCellSchema,
  manifestParameterSchema,
  manifestSchema,
  viewContentSchema,
} from "@rollcall/api/webapi";
