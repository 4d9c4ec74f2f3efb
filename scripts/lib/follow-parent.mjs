// When the launcher is killed, the server must not live on unseen and hold the port and the data directory.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
