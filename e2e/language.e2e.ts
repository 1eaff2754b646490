import { createDriver } from './drivers';

describe('the language', () => {
  const app = createDriver();
  afterAll(() => app.close());

  it('changes at once and is remembered', async () => {
    await app.launch({ fresh: true });
    await app.see('hall');
    await app.tap('hall:settings');
    await app.tap('settings:language');
    await app.tap('settings:language:de');
    await app.tap('top:back');
    await app.see('hall');
    expect(await app.dump()).toContain('Einstellungen');

    await app.launch();
    await app.see('hall');
    expect(await app.dump()).toContain('Einstellungen');
    await app.tap('hall:settings');
    await app.tap('settings:language');
    await app.tap('settings:language:es');
    await app.tap('top:back');
    await app.see('hall');
    expect(await app.dump()).toContain('Ajustes');
  });
});
