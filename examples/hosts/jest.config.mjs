export default {
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/tests/*.test.tsx'],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  transform: { '\\.[jt]sx?$': '<rootDir>/tests/transform.cjs' },
  // Leaf's packages are ES modules, so they are transformed like your own code.
  transformIgnorePatterns: ['/node_modules/(?!@leaf/)'],
  testTimeout: 60_000,
};
