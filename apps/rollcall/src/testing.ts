export * from "@rollcall/server/testing";
