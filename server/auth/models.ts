/** How better-auth's models and fields are named in our tables. */
const dated = { createdAt: "created_at", updatedAt: "updated_at" };

export const userModel = {
  modelName: "desk_user",
  fields: { ...dated, emailVerified: "email_verified" },
  additionalFields: {
    // `input: false`: otherwise members could set it for their own account.
    role: { type: "string", required: true, input: false },
    locked: { type: "boolean", required: false, defaultValue: false, input: false },
  },
} as const;

export const sessionModel = {
  modelName: "desk_session",
  fields: { ...dated, userId: "user_id", expiresAt: "expires_at", ipAddress: "ip_address", userAgent: "user_agent" },
  additionalFields: { method: { type: "string", required: false, input: false } },
} as const;

export const credentialModel = {
  modelName: "desk_credential",
  fields: {
    ...dated,
    userId: "user_id",
    accountId: "account_id",
    providerId: "provider_id",
    accessToken: "access_token",
    refreshToken: "refresh_token",
    idToken: "id_token",
    accessTokenExpiresAt: "access_token_expires_at",
    refreshTokenExpiresAt: "refresh_token_expires_at",
  },
} as const;

export const verificationModel = {
  modelName: "desk_verification",
  fields: { ...dated, expiresAt: "expires_at" },
} as const;

export const twoFactorModel = {
  twoFactorTable: "desk_two_factor",
  schema: {
    user: { fields: { twoFactorEnabled: "two_factor_enabled" } },
    twoFactor: {
      modelName: "desk_two_factor",
      fields: {
        userId: "user_id",
        backupCodes: "backup_codes",
        failedVerificationCount: "failed_verification_count",
        lockedUntil: "locked_until",
      },
    },
  },
} as const;

export const passkeyModel = {
  schema: {
    passkey: {
      modelName: "desk_passkey",
      fields: {
        userId: "user_id",
        publicKey: "public_key",
        credentialID: "credential_id",
        deviceType: "device_type",
        backedUp: "backed_up",
        createdAt: "created_at",
      },
    },
  },
} as const;
