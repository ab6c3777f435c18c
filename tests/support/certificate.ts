import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Makes a certificate for localhost with openssl, good for two days.
 * @returns the paths of both files in the folder
 * @throws when openssl is missing
 */
export function makeCertificate(folder: string): { readonly key: string; readonly certificate: string } {
  const key = path.join(folder, 'key.pem');
  const certificate = path.join(folder, 'certificate.pem');
  const options =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost';
  const { status } = spawnSync('openssl', [...options.split(' '), '-keyout', key, '-out', certificate]);
  if (status !== 0) throw new Error('openssl is missing');
  return { key, certificate };
}
