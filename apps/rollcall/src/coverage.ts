export * from "@rollcall/server/coverage";
