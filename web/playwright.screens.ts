import config from './playwright.config.ts';

export default { ...config, testMatch: 'screens.shots.ts' };
