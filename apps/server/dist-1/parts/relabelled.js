// ../../packages/webapi-core/src/validators/relabelled.ts
function relabelled(z, schema, messages) {
	const { missing, invalid, inside } = typeof messages === "string" ? {
		missing: messages,
		invalid: messages,
		inside: messages
	} : messages;
	return z.unknown().transform((value, context) => {
		const result = schema.safeParse(value);
		if (result.success) return result.data;
		for (const issue of result.error.issues) {
			const own = value === void 0 ? missing : invalid;
			const found = {
				...issue,
				input: void 0,
				message: issue.path.length > 0 ? inside : own
			};
			context.issues.push(found);
		}
		return z.NEVER;
	});
}
export { relabelled as t };
