import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Certificate {
  key: Buffer;
  cert: Buffer;
  /** SHA-256 of the public key, base64: what Chromium's `--ignore-certificate-errors-spki-list` takes. */
  fingerprint: string;
}

/**
 * Makes a self-signed certificate for 127.0.0.1 that lasts two days.
 * @throws where the machine has no `openssl`
 */
export function makeCertificate(folder: string): Certificate {
  const file = (name: string) => path.join(folder, name);
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    execFileSync(
      'openssl',
      ['req', '-x509', ...kind, ...subject, '-keyout', file('key.pem'), '-out', file('cert.pem')],
      { stdio: 'pipe' },
    );
  } catch (error) {
    throw new Error(`The certificate for HTTP/2 is made by openssl, which failed: ${(error as Error).message}`);
  }
  const cert = readFileSync(file('cert.pem'));
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: readFileSync(file('key.pem')),
    cert,
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
  };
}
