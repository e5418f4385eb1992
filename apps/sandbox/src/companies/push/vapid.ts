import { createPublicKey, verify } from 'node:crypto';

const longestSeconds = 24 * 3600;

function readJson(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
}

/** Whether that site key signed for this company, with a time that is not over (RFC 8292). */
export function isSignedBy(siteKey: string, authorization: string, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (key !== siteKey) return false;
  try {
    const point = Buffer.from(key, 'base64url');
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    );
    const { aud, exp } = readJson(claims);
    const left = Number(exp) - Date.now() / 1000;
    return signed && aud === audience && left > 0 && left <= longestSeconds;
  } catch {
    return false;
  }
}
