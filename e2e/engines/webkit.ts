import { spawn } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { sandboxTest } from '../fixtures';

/** Milliseconds for what a test waits for. */
const PATIENCE_MS = 20_000;

/** Resolves once a port accepts connections. */
async function listening(port: number): Promise<void> {
  for (let left = PATIENCE_MS; left > 0; left -= 100) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('connect', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    if (isOpen) return;
    await wait(100);
  }
  throw new Error(`WebKitWebDriver does not listen on ${port}`);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

/** A text as an XPath literal. */
const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`);

/** XPath of controls by what they show or are labelled with. */
export const by = {
  heading: (text: string) => By.xpath(`//h1[normalize-space()=${quoted(text)}]`),
  button: (name: string) =>
    By.xpath(
      `(//button[normalize-space()=${quoted(name)} or @aria-label=${quoted(name)}])[not(ancestor::*[@hidden])][last()]`,
    ),
  link: (name: string) => By.xpath(`//nav//a[normalize-space()=${quoted(name)}]`),
  field: (label: string) =>
    By.xpath(
      `//*[self::input or self::textarea][@aria-label=${quoted(label)} or @id=//label[starts-with(normalize-space(), ${quoted(label)})]/@for]`,
    ),
  text: (text: string) => By.xpath(`//*[text()[contains(., ${quoted(text)})]]`),
};

/** A window of WebKitGTK's MiniBrowser. */
export class WebKit {
  constructor(
    readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  /** Opens a path with the session's storage entries. */
  async open(path: string, session: Readonly<Record<string, string>> = {}): Promise<void> {
    if (Object.keys(session).length > 0) {
      await this.driver.get(`${this.origin}/sandbox/home`);
      await this.driver.executeScript('Object.assign(localStorage, arguments[0])', session);
    }
    await this.driver.get(`${this.origin}${path}`);
    await this.watchErrors();
  }

  find(locator: By): Promise<WebElement> {
    return this.driver.wait(until.elementLocated(locator), PATIENCE_MS);
  }

  async click(locator: By): Promise<void> {
    const element = await this.find(locator);
    await this.driver.executeScript("arguments[0].scrollIntoView({ block: 'center' })", element);
    await this.driver.wait(until.elementIsEnabled(element), PATIENCE_MS);
    await element.click();
  }

  /** Replaces the text of a field. */
  async fill(locator: By, text: string): Promise<void> {
    const element = await this.find(locator);
    await element.click();
    await this.press(Key.CONTROL, 'a');
    await element.sendKeys(text);
  }

  /** Presses a key, with modifiers. */
  async press(...keys: string[]): Promise<void> {
    const last = keys.at(-1) ?? '';
    const modifiers = keys.slice(0, -1);
    let actions = this.driver.actions();
    for (const key of modifiers) actions = actions.keyDown(key);
    actions = actions.sendKeys(last);
    for (const key of modifiers.toReversed()) actions = actions.keyUp(key);
    await actions.perform();
  }

  async textOf(locator: By): Promise<string> {
    return (await this.find(locator)).getText();
  }

  async valueOf(locator: By): Promise<string> {
    return (await (await this.find(locator)).getAttribute('value')) ?? '';
  }

  private watchErrors(): Promise<void> {
    return this.driver.executeScript(`
      if (window.seenErrors !== undefined) return;
      window.seenErrors = [];
      addEventListener('error', ({ message }) => message && seenErrors.push(message));
      addEventListener('unhandledrejection', ({ reason }) => seenErrors.push(String(reason)));
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => seenErrors.push(violatedDirective));
    `);
  }

  /** Uncaught errors and violations of the content security policy since the page opened. */
  errors(): Promise<string[]> {
    return this.driver.executeScript<string[]>('return window.seenErrors ?? []');
  }
}

/** A test in WebKitGTK over WebDriver. It fails if the page throws or violates the content security policy. */
export const test = sandboxTest.extend<{ webkit: WebKit }>({
  webkit: async ({ server }, use) => {
    const port = await freePort();
    const child = spawn(process.env['DROPDECK_WEBKIT_DRIVER'] ?? '', ['-p', String(port)], {
      stdio: 'ignore',
    });
    await listening(port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: process.env['DROPDECK_WEBKIT'], args: ['--automation'] },
      })
      .build();
    try {
      const webkit = new WebKit(driver, server);
      await use(webkit);
      const errors = await webkit.errors();
      if (errors.length > 0) throw new Error(`The page reported: ${errors.join('; ')}`);
    } finally {
      await driver.quit();
      child.kill();
    }
  },
});

export { Key };
