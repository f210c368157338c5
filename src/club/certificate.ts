import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';
import { isIPv4 } from 'node:net';

export interface Certificates {
  /** PEM of the server's private key. */
  readonly key: string;
  /** PEM of the server's certificate. */
  readonly cert: string;
  /**
   * PEM of the certificate authority, which phones must trust. The authority's private key is never written to disk.
   */
  readonly authority: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Makes a certificate authority and one server certificate for the hosts (RFC 5280, ECDSA P-256, 397 days). Discards
 * the authority's key, so a phone that trusts the authority trusts only this certificate.
 * @param hosts at least one host name or IPv4 address.
 * @param now milliseconds since 1970. Both certificates are valid from one day before.
 */
export function makeCertificates(hosts: readonly string[], now: number): Certificates {
  const authorityKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const serverKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const authorityName = name(`Sidekick on this network ${randomBytes(3).toString('hex')}`);
  const authorityId = keyId(authorityKeys.publicKey);
  const validity = sequence(time(now - DAY_MS), time(now + 396 * DAY_MS));

  const authority = certificate(
    authorityName,
    authorityName,
    validity,
    authorityKeys.publicKey,
    authorityKeys.privateKey,
    [
      extension('2.5.29.19', true, sequence(boolean(true), integer(Buffer.from([0])))),
      extension('2.5.29.15', true, bits(Buffer.from([0x06]), 1)),
      extension('2.5.29.14', false, octets(authorityId)),
    ],
  );
  const cert = certificate(authorityName, name('Sidekick'), validity, serverKeys.publicKey, authorityKeys.privateKey, [
    extension('2.5.29.19', true, sequence()),
    extension('2.5.29.15', true, bits(Buffer.from([0x80]), 7)),
    extension('2.5.29.37', false, sequence(oid('1.3.6.1.5.5.7.3.1'))),
    extension('2.5.29.17', false, sequence(...hosts.map(alternativeName))),
    extension('2.5.29.14', false, octets(keyId(serverKeys.publicKey))),
    extension('2.5.29.35', false, sequence(der(0x80, authorityId))),
  ]);
  return {
    key: serverKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: pem(cert),
    authority: pem(authority),
  };
}

/**
 * Returns whether a stored certificate is valid for all hosts until a point in time.
 * @param cert PEM. The result is false if the text is no certificate.
 * @param until milliseconds since 1970.
 */
export function isCertificateValid(cert: string, hosts: readonly string[], until: number): boolean {
  try {
    const leaf = new X509Certificate(cert);
    const names = (host: string) => (isIPv4(host) ? leaf.checkIP(host) : leaf.checkHost(host)) !== undefined;
    return Date.parse(leaf.validTo) > until && hosts.every(names);
  } catch {
    return false;
  }
}

function certificate(
  issuer: Buffer,
  subject: Buffer,
  validity: Buffer,
  publicKey: KeyObject,
  signer: KeyObject,
  extensions: readonly Buffer[],
): Buffer {
  const ecdsaWithSha256 = sequence(oid('1.2.840.10045.4.3.2'));
  const serial = randomBytes(16);
  // A cleared first bit makes the number positive; a set second bit avoids a leading zero byte.
  serial.writeUInt8((serial.readUInt8(0) & 0x7f) | 0x40, 0);
  const body = sequence(
    der(0xa0, integer(Buffer.from([2]))),
    integer(serial),
    ecdsaWithSha256,
    issuer,
    validity,
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  return sequence(body, ecdsaWithSha256, bits(sign('sha256', body, signer), 0));
}

function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const size = content.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...contents: readonly Buffer[]) => der(0x30, ...contents);
const integer = (bytes: Buffer) => der(0x02, bytes);
const boolean = (value: boolean) => der(0x01, Buffer.from([value ? 0xff : 0]));
const octets = (bytes: Buffer) => der(0x04, bytes);
const bits = (bytes: Buffer, unused: number) => der(0x03, Buffer.from([unused]), bytes);

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const low = value & 0x7f;
  return value < 0x80 ? [low] : [...base128(value >> 7).map((byte) => byte | 0x80), low];
}

function time(moment: number): Buffer {
  const digits = new Date(moment).toISOString().replace(/[-:T]/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`, 'ascii'));
}

function name(common: string): Buffer {
  return sequence(der(0x31, sequence(oid('2.5.4.3'), der(0x0c, Buffer.from(common, 'utf8')))));
}

function extension(id: string, critical: boolean, value: Buffer): Buffer {
  return critical ? sequence(oid(id), boolean(true), octets(value)) : sequence(oid(id), octets(value));
}

function alternativeName(host: string): Buffer {
  return isIPv4(host) ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host, 'ascii'));
}

function keyId(key: KeyObject): Buffer {
  return createHash('sha1')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest();
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
