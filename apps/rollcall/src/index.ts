export * from "@rollcall/server";
