import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { makeCertificate } from '../support/certificate.ts';
import type { Judge } from './judge.ts';
import type { Scan } from './observatory-scan.ts';

const scanner = '@mdn/mdn-http-observatory';

interface Finding {
  readonly severity: number;
  readonly directive: string;
  readonly value?: string;
  readonly description: string;
}

/** Severities up to this one count: high, syntax, medium. What it says with 'maybe' is about hosts of others. */
const medium = 30;

/** Google's csp_evaluator on the policy of every page, header and copy. */
export const policy: Judge = {
  name: 'csp_evaluator',
  about: 'Google: the Content-Security-Policy of every page, header and copy in the HTML',
  async run({ base, paths, tools }) {
    const { CspParser } = await tools.load<{ CspParser: new (text: string) => { readonly csp: unknown } }>(
      'csp_evaluator/dist/parser.js',
    );
    const { CspEvaluator } = await tools.load<{
      CspEvaluator: new (csp: unknown) => { evaluate(): Finding[] };
    }>('csp_evaluator/dist/evaluator.js');
    const findings: string[] = [];
    let policies = 0;
    for (const page of paths) {
      const response = await fetch(base + page);
      const copy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
        await response.text(),
      )?.[1];
      for (const text of [response.headers.get('content-security-policy'), copy]) {
        if (!text) findings.push(`${page}: no policy`);
        else policies += 1;
        for (const { severity, directive, value = '', description } of new CspEvaluator(
          new CspParser(text ?? '').csp,
        ).evaluate()) {
          if (severity <= medium) findings.push(`${page} ${directive} ${value}: ${description}`);
        }
      }
    }
    return { findings, figure: `${policies} policies` };
  },
};

function listen(server: http.Server | https.Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** The least that counts as clean; 100 is grade A, more is earned by extra credit. */
const leastScore = 120;

/** The rules of MDN's HTTP Observatory over our headers, behind a TLS front of its own that redirects from http. */
export const observatory: Judge = {
  name: 'MDN HTTP Observatory',
  about: `its own tests and grades over our headers, ${leastScore} at least`,
  async run({ base, tools }) {
    const folder = mkdtempSync(path.join(tmpdir(), 'observatory-'));
    const { key, certificate } = makeCertificate(folder);
    const front = https.createServer(
      { key: readFileSync(key), cert: readFileSync(certificate) },
      (request, response) => {
        const headers = { ...request.headers, host: new URL(base).host, 'accept-encoding': 'identity' };
        const upstream = http.request(
          base + (request.url ?? '/'),
          { method: request.method, headers },
          (answer) => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
          },
        );
        upstream.on('error', () => response.writeHead(502).end());
        request.pipe(upstream);
      },
    );
    const httpsPort = await listen(front);
    const plain = http.createServer((request, response) => {
      response.writeHead(301, { location: `https://localhost:${httpsPort}${request.url ?? '/'}` }).end();
    });
    const httpPort = await listen(plain);
    try {
      // A process of its own, since Node reads the certificates that it trusts when it starts.
      const { stdout } = await promisify(execFile)(
        process.execPath,
        [
          '--import',
          'tsx',
          path.join(import.meta.dirname, 'observatory-scan.ts'),
          tools.file(scanner, '.'),
          String(httpPort),
          String(httpsPort),
        ],
        { env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate } },
      );
      const { score, grade, faults } = JSON.parse(stdout) as Scan;
      const findings = score < leastScore ? [...faults, `the score is ${score}`] : [...faults];
      return { findings, figure: `${score} (${grade})` };
    } finally {
      front.close();
      plain.close();
      rmSync(folder, { recursive: true });
    }
  },
};
