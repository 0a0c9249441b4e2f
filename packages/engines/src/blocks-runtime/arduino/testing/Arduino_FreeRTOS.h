// As FreeRTOS 10.5 declares it, which comes with the UNO R4's core.
#pragma once
#include <cstdint>
extern "C" {
typedef long BaseType_t;
typedef unsigned long UBaseType_t;
typedef uint32_t TickType_t;
typedef void (*TaskFunction_t)(void *);
typedef struct tskTaskControlBlock *TaskHandle_t;
#define configTICK_RATE_HZ ((TickType_t)1000)
#define pdMS_TO_TICKS(xTimeInMs) \
  ((TickType_t)(((TickType_t)(xTimeInMs) * (TickType_t)configTICK_RATE_HZ) / (TickType_t)1000U))
BaseType_t xTaskCreate(TaskFunction_t, const char *const, const uint16_t, void *const, UBaseType_t, TaskHandle_t *const);
TaskHandle_t xTaskGetCurrentTaskHandle(void);
void vTaskDelay(const TickType_t);
void vTaskDelete(TaskHandle_t);
void vTaskSuspend(TaskHandle_t);
void vTaskSuspendAll(void);
void vTaskStartScheduler(void);
}
