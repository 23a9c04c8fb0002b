// ../../packages/service/src/installs/answers/to-token.ts
function toToken({ token, scopes, refreshToken, expiresIn }, { token_type, bot_user_id }) {
	return {
		scope: scopes.join(","),
		token_type,
		access_token: token,
		...bot_user_id !== void 0 && { bot_user_id },
		...refreshToken !== void 0 && { refresh_token: refreshToken },
		...expiresIn !== void 0 && { expires_in: expiresIn }
	};
}
export { toToken as t };
