// @ts-check
// Runs the shell's and a section's server artifacts, in a process of its own: no environment, no write access, read access to
// nothing but this file and the store (Node's permission flags); none of the globals that reach the network or the process.
// Plain JavaScript, because a transpiler would need more rights than that.
// stdin: a line {shell, section} with two files, then a line of page payloads each; stdout: a line {head, body, modules} or {error} each.
import { Console } from 'node:console';
import { readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { createInterface } from 'node:readline';
import vm from 'node:vm';

const require = createRequire(import.meta.url);
const { stdin, stdout, stderr } = process;

globalThis.console = new Console(stderr); // stdout carries answers
for (const name of ['fetch', 'WebSocket', 'EventSource', 'process']) Reflect.deleteProperty(globalThis, name);

/**
 * Runs one CommonJS file whose every import is answered by `supply`.
 * @param {string} file
 * @param {(specifier: string) => unknown} supply
 */
function run(file, supply) {
  const module = { exports: /** @type {any} */ ({}) };
  const wrapped = `(function (module, exports, require) {${readFileSync(file, 'utf8')}\n})`;
  vm.runInThisContext(wrapped, { filename: file })(module, module.exports, supply);
  return module.exports;
}

/** @param {string} specifier */
function builtin(specifier) {
  if (isBuiltin(specifier)) return require(specifier);
  throw new Error(`The shell's artifact imports "${specifier}", which is not built into Node`);
}

/** @type {{ render(payload: unknown, section: unknown): Promise<{ head: string, body: string, modules: string[] }>, provided: Record<string, unknown> } | undefined} */
let shell;
/** @type {unknown} */
let section;
/** @type {string | undefined} Why the section's code cannot be run at all. */
let failure;

/** @param {unknown} error */
const textOf = (error) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

for await (const line of createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  const message = JSON.parse(line);
  if (!shell) {
    shell = run(message.shell, builtin);
    const provided = shell?.provided ?? {};
    try {
      section = run(message.section, (specifier) => {
        if (specifier in provided) return provided[specifier];
        throw new Error(`The section imports "${specifier}", which the shell does not provide`);
      }).default;
    } catch (error) {
      failure = `the section's code throws as soon as it is loaded, before any page is asked for. ${textOf(error)}`;
    }
    continue;
  }
  let answer;
  try {
    answer = failure ? { error: failure } : await shell.render(message, section);
  } catch (error) {
    answer = { error: textOf(error) };
  }
  stdout.write(`${JSON.stringify(answer)}\n`);
}
